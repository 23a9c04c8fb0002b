import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** The number of files that one warm call enters, by the id of its row. A process of its own loads the sources. */
export async function measureCalls() {
  const script = fileURLToPath(new URL("count-called-files.mjs", import.meta.url));
  const flags = ["--conditions=@rollcall/source", "--disable-warning=ExperimentalWarning"];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script]);
  return JSON.parse(stdout);
}
