/** Markup that needs no escaping. */
export interface Html {
    readonly markup: string;
}
type Part = Html | string | number | undefined | readonly Part[];
/** Creates markup from a template: escapes text, keeps markup, joins lists, and skips undefined. */
export declare function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html;
/** Formats a sentence of the definitions; text in backticks becomes code. */
export declare function prose(text: string | undefined): Html | undefined;
export {};
//# sourceMappingURL=html.d.ts.map