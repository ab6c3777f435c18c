type PlainWords = Readonly<Record<'title' | 'textInPart' | 'tryAgain', string>> & {
  /** The site in other languages: that one may be on the device. */
  readonly others: readonly Readonly<Record<'code' | 'name' | 'path', string>>[];
};

type PlainFirm = { readonly name: string; readonly phone: Readonly<Record<'tel' | 'display', string>> };

/** A page that needs no other file: it says that what was asked for is not on the device, and whom to call. */
export const plainPage = (language: string, firm: PlainFirm, text: PlainWords) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text.title} | ${firm.name}</title>
<style>body { font: 1.1rem/1.6 Georgia, serif; max-width: 32rem; margin: 15vh auto; padding: 0 1.5rem }
a { display: inline-block; min-height: 3rem; margin-right: 1.5rem; color: inherit }</style>
<p>${firm.name}</p>
<h1>${text.title}</h1>
<p>${text.textInPart}</p>
<p><a href="">${text.tryAgain}</a> <a href="tel:${firm.phone.tel}">${firm.phone.display}</a>
${text.others.map(({ code, name, path }) => `<a href="${path}" hreflang="${code}" lang="${code}">${name}</a>`).join(' ')}</p>`;
