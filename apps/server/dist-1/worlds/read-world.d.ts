import { type World } from "@rollcall/service/world";
/**
 * Reads and checks a world file.
 * @param load reads the text of a file
 * @throws StartError with every finding as `path:line:column message`
 */
export declare function readWorld(path: string, load?: typeof loadText): Promise<World>;
/** A world, or every problem of its text as `path:line:column message`. */
type ParsedWorld = {
    readonly ok: true;
    readonly world: World;
} | {
    readonly ok: false;
    readonly problems: readonly string[];
};
/** Reads and checks the text of a world file; `path` is the name that problems state. */
export declare function parseWorld(text: string, path: string): ParsedWorld;
declare function loadText(path: string): Promise<string>;
export {};
//# sourceMappingURL=read-world.d.ts.map