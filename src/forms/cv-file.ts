/** A chosen CV, read at once: a phone may take the file away before it is sent. */
export interface CvFile {
  readonly name: string;
  /** Media type; `application/pdf` for every file that is one. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** By its type and by its first bytes. */
  readonly isPdf: boolean;
  /** Empty when the file is not acceptable anyway. */
  readonly bytes: ArrayBuffer;
}

const pdfType = 'application/pdf';

/** Whether the file calls itself a PDF. Some systems do not know types: then the end of its name says it. */
function isCalledPdf({ type, name }: File): boolean {
  return type === pdfType || (type === '' && /\.pdf$/i.test(name));
}

/** Every PDF starts with these five bytes (ISO 32000-2, 7.5.2). */
function startsLikePdf(bytes: ArrayBuffer): boolean {
  return new TextDecoder('latin1').decode(bytes.slice(0, 5)) === '%PDF-';
}

/**
 * Reads a chosen file. Files over the limit are not read whole.
 * @throws when the file cannot be read (removed meanwhile, no permission)
 */
export async function readCvFile(file: File, limit: number): Promise<CvFile> {
  const { name, size } = file;
  const isPdf = isCalledPdf(file) && startsLikePdf(await file.slice(0, 5).arrayBuffer());
  const bytes = isPdf && size <= limit ? await file.arrayBuffer() : new ArrayBuffer(0);
  return { name, type: isPdf ? pdfType : file.type, size, isPdf, bytes };
}
