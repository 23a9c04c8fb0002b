// Makes worlds as databases, which servers with these worlds start with. `pnpm build` runs it after the compiler.
import { writeFileSync } from "node:fs";
import "../test/source-hooks.mjs";

const { makeImage } = await import("../src/worlds/demo/make-image.ts");
const { imagedWorlds, imageFiles } = await import("../src/worlds/demo/world-image.ts");
for (const name of imagedWorlds) {
  const files = imageFiles(name);
  const { image, ...facts } = await makeImage(name);
  writeFileSync(new URL(`../dist/${files.image}`, import.meta.url), image);
  writeFileSync(new URL(`../dist/${files.facts}`, import.meta.url), JSON.stringify(facts));
}
