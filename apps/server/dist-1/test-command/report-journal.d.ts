import type { ControlledServer } from "../create-server.js";
import type { Shown } from "./describe-test-command.js";
interface Report {
    readonly say: (text: string) => void;
    readonly show: Shown;
    /** File that gets all entries. Default: none. */
    readonly path?: string;
}
/**
 * Writes the journal of all worlds to a file, with every entry, and prints what a person looks for after a failure.
 * @throws StartError if the file cannot be written
 */
export declare function reportJournal(server: Pick<ControlledServer, "journal" | "world">, { say, show, path }: Report): Promise<void>;
export {};
//# sourceMappingURL=report-journal.d.ts.map