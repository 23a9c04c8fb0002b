// Copies the OpenAPI documents of the clients into this package, which publishes them. The build runs it.
import { cpSync, globSync } from "node:fs";
import { basename } from "node:path";

for (const document of globSync("../../definitions/openapi/*.json"))
  cpSync(document, `dist/openapi/${basename(document)}`);
