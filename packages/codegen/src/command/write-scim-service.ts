import { createService } from "@rollcall/create-scim";
import type { RunReport } from "../generate.js";

/** Creates a SCIM service over SQL, as `npm create @rollcall/scim` does. */
export async function writeScimService(folder: string): Promise<RunReport> {
  const created = await createService(folder);
  if (!created.ok) return { ok: false, lines: [created.error] };
  return { ok: true, lines: [...created.files, "Next: npm install, npm test, npm start. README.md explains more."] };
}
