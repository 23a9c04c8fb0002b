import type { OpenedListFile } from "@rollcall/service";
/** The text of an export, and its name. */
type OpenExportText = Pick<Extract<OpenedListFile, {
    readonly kind: "open";
}>, "job" | "text">;
/** Answers with the text of an export, or its headers for HEAD. */
export declare function sendExport({ job, text }: OpenExportText, method: string): Response;
export {};
//# sourceMappingURL=send-export.d.ts.map