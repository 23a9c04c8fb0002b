import { type Blanks } from "./blanks.js";
import { type DemoToken } from "./demo-tokens.js";
/** The demo world as a database with blanks. */
export interface DemoImage {
    readonly image: Buffer;
    readonly blanks: Blanks;
    readonly tokens: readonly DemoToken[];
}
/** Makes the image from the demo world. The same world and tables give the same bytes. */
export declare function makeDemoImage(): Promise<DemoImage>;
//# sourceMappingURL=make-demo-image.d.ts.map