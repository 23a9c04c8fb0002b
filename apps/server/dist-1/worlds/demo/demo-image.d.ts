import { type Blanks, type Filling } from "./blanks.js";
import { type DemoToken } from "./demo-tokens.js";
/** What the build writes next to the image. */
export interface ImageFacts {
    readonly blanks: Blanks;
    readonly tokens: readonly DemoToken[];
}
/** Names of the built files. */
export declare const imageName = "demo-world.db";
export declare const factsName = "demo-world.json";
/**
 * The demo world as the bytes of a database, loaded at a time with generated identifiers. The indexes of its tables do
 * not fit.
 * @returns undefined if there is no such image: the sources run, the tables have another version, or the time is too far
 * away
 */
export declare function readDemoImage(filling: Filling): Uint8Array | undefined;
/** The tokens of the demo world. */
export declare function readDemoTokens(): Promise<readonly DemoToken[]>;
//# sourceMappingURL=demo-image.d.ts.map