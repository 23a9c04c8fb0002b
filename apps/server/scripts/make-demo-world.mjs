// Makes the demo world as a database, which servers with this world start with. `pnpm build` runs it after the compiler.
import { writeFileSync } from "node:fs";
import "../test/source-hooks.mjs";

const { makeDemoImage } = await import("../src/worlds/demo/make-demo-image.ts");
const { factsName, imageName } = await import("../src/worlds/demo/demo-image.ts");
const { image, ...facts } = await makeDemoImage();
writeFileSync(new URL(`../dist/${imageName}`, import.meta.url), image);
writeFileSync(new URL(`../dist/${factsName}`, import.meta.url), JSON.stringify(facts));
