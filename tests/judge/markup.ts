import type { Judge } from './judge.ts';

interface HtmlValidate {
  validateString(
    text: string,
    name: string,
  ): Promise<{
    readonly results: readonly {
      readonly messages: readonly {
        readonly severity: number;
        readonly ruleId: string;
        readonly message: string;
        readonly line: number;
      }[];
    }[];
  }>;
}

/** HTML as served, stricter than the standard: the presets 'standard' and 'a11y'. */
export const htmlValidate: Judge = {
  name: 'html-validate',
  about: 'HTML as served, standard and accessibility presets',
  async run({ base, paths, tools }) {
    const { HtmlValidate: Validator } = await tools.load<{
      HtmlValidate: new (options: object) => HtmlValidate;
    }>('html-validate');
    const validator = new Validator({
      root: true,
      extends: ['html-validate:standard', 'html-validate:a11y'],
      // Positions and sizes that the content decides; titles name page and firm; scripts come from this origin alone.
      rules: { 'no-inline-style': 'off', 'long-title': 'off', 'require-sri': 'off' },
    });
    const findings: string[] = [];
    for (const path of paths) {
      const { results } = await validator.validateString(
        await (await fetch(base + path)).text(),
        'page.html',
      );
      for (const { severity, ruleId, message, line } of results.flatMap(({ messages }) => messages)) {
        if (severity === 2) findings.push(`${path}:${line} ${ruleId}: ${message}`);
      }
    }
    return { findings, figure: `${paths.length} pages` };
  },
};
