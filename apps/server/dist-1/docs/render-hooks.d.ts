/** Last part of the path of the page of hooks. */
export declare const hooksPage = "hooks";
/**
 * Renders the page of hooks from their definitions. Their answers are plain text, which no OpenAPI document describes.
 * @param mount path prefix of all pages
 * @param base base of the addresses of hooks
 */
export declare function renderHooks(mount: string, base: string): Promise<string>;
//# sourceMappingURL=render-hooks.d.ts.map