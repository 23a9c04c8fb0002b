// Copies the built console into this package, which serves it.
import { cpSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compressFiles } from "./compress-files.mjs";

const folder = fileURLToPath(new URL("../dist/console-files", import.meta.url));
rmSync(folder, { recursive: true, force: true });
cpSync(new URL("../../console/dist/", import.meta.url), folder, { recursive: true });
compressFiles(folder);
