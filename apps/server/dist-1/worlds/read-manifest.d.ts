import { type Finding, type Position } from "@rollcall/checked-yaml";
/** A manifest that has been checked. */
export type CheckedManifest = {
    readonly display_information: {
        readonly name: string;
    };
    readonly settings?: Readonly<Record<string, unknown>>;
} & Readonly<Record<string, unknown>>;
/**
 * Reads and checks the manifest of an app, as YAML or JSON.
 * @throws StartError with every problem as `path:line:column message`
 */
export declare function readManifestFile(path: string): Promise<CheckedManifest>;
/** A manifest, or everything that is wrong with its text. */
type ParsedManifest = {
    readonly ok: true;
    readonly manifest: CheckedManifest;
    /** Position of what a JSON pointer names. */
    readonly locate: (pointer: string) => Position;
} | {
    readonly ok: false;
    readonly findings: readonly Finding[];
};
/** Reads and checks the text of a manifest, as YAML or JSON; `path` is the name that findings state. */
export declare function parseManifest(text: string, path: string): ParsedManifest;
export {};
//# sourceMappingURL=read-manifest.d.ts.map