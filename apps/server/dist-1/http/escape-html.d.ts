/** Text as HTML, in which nothing is markup. */
export declare function escapeHtml(text: string): string;
//# sourceMappingURL=escape-html.d.ts.map