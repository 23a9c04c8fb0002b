import { readFile } from "node:fs/promises";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { validateXML } from "xmllint-wasm";

const readSchema = (name: string) => readFile(new URL(`../schemas/${name}`, import.meta.url), "utf8");

/** Errors of a SARIF log by the JSON Schema of SARIF 2.1.0. */
export async function sarifErrors(log: unknown): Promise<readonly unknown[]> {
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  const validate = ajv.compile(JSON.parse(await readSchema("sarif-2.1.0.json")));
  validate(log);
  return validate.errors ?? [];
}

/** Errors of JUnit XML by the schema of Jenkins and Surefire. */
export async function junitErrors(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({ xml, schema: await readSchema("junit.xsd") });
  return errors.map(({ message }) => message);
}
