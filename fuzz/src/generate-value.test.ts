import { createValidator, documentNames, readDocument } from "@rollcall/test-kit/documents";
import { describe, expect, it } from "vitest";
import { generateValue } from "./generate-value.js";
import { createRandom } from "./random.js";

describe.each(documentNames)("values of %s", (name) => {
  it("match their schemas in at least 80 % of the cases, so that calls get past validation", async () => {
    const document = await readDocument(name);
    const validate = createValidator(document);
    const random = createRandom(1);
    const component = Object.keys(document.components.schemas).filter((each) => /Arguments$|Create$/.test(each));
    const outcomes = component.flatMap((each) =>
      Array.from({ length: 20 }, () => {
        const value = generateValue({ $ref: `#/components/schemas/${each}` }, { document, random });
        return validate(["components", "schemas", each], value);
      }),
    );
    const wrong = outcomes.filter((problems) => problems.length > 0);
    expect(wrong.length / outcomes.length).toBeLessThanOrEqual(0.2);
  });
});
