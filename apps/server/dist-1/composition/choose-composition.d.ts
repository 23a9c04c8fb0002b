import type { DocumentSet } from "@rollcall/service/store";
import type { SqliteStore } from "@rollcall/storage/sqlite";
import type { StartOptions } from "../options/start-options.js";
import type { Composition, Sealing } from "./composition.js";
/** Chooses what production runs, or the same inside a control plane, which production never loads. */
export declare function chooseComposition(options: StartOptions, opening: Sealing & {
    readonly documents: DocumentSet;
}): Promise<Composition<SqliteStore>>;
//# sourceMappingURL=choose-composition.d.ts.map