// Copies the built console into this package, which serves it.
import { cpSync, rmSync } from "node:fs";

const target = new URL("../dist/console-files/", import.meta.url);
rmSync(target, { recursive: true, force: true });
cpSync(new URL("../../console/dist/", import.meta.url), target, { recursive: true });
