import { must, section } from "../requirement.js";
import { demand, demandStatus, demandValue, memberOf } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";

/** RFC 7644 §3.4.2.5. */
export const attributesOfLists = section(
  {
    document: "RFC 7644",
    section: "3.4.2.5",
    title: "Attributes of a list",
    fix: "Select the attributes of every resource by attributes and excludedAttributes, and keep those that are always returned.",
  },
  [
    must(
      "attributes",
      "`attributes` returns the named attributes and those that are always returned, and no others",
      async (scim) => {
        const [one, two] = [scim.text(0), scim.text(1)];
        const { path, id } = await scim.user({ [one]: "1", [two]: "2" });
        const heard = await scim.get(`${path}?attributes=${one}`);
        demandStatus(heard, 200);
        demandValue(heard, one, heard.body?.[one], "1");
        demandValue(heard, "id", heard.body?.id, id);
        demandValue(heard, two, heard.body?.[two], undefined);
      },
    ),
    must("meta", "`attributes` omits `meta` unless it is named", async (scim) => {
      const { path } = await scim.user();
      const heard = await scim.get(`${path}?attributes=userName`);
      demandStatus(heard, 200);
      demandValue(heard, "meta", heard.body?.meta, undefined);
    }),
    must("in-lists", "`attributes` applies to the resources of a list", async (scim) => {
      const [one, two] = [scim.text(0), scim.text(1)];
      const made = await scim.user({ [one]: "1", [two]: "2" });
      const heard = await scim.get(`${made.type.endpoint}?${await scim.only([made])}&attributes=${one}`);
      demandStatus(heard, 200);
      const found = heard.body?.Resources?.[0];
      demandValue(heard, one, found?.[one], "1");
      demandValue(heard, two, found?.[two], undefined);
    }),
    must("excluded", "`excludedAttributes` omits only the named attributes", async (scim) => {
      const [one, two] = [scim.text(0), scim.text(1)];
      const { path } = await scim.user({ [one]: "1", [two]: "2" });
      const heard = await scim.get(`${path}?excludedAttributes=${one}`);
      demandStatus(heard, 200);
      demandValue(heard, one, heard.body?.[one], undefined);
      demandValue(heard, two, heard.body?.[two], "2");
    }),
    must("excluded-always", "`excludedAttributes` does not omit attributes that are always returned", async (scim) => {
      const { path, id } = await scim.user();
      const heard = await scim.get(`${path}?excludedAttributes=id`);
      demandStatus(heard, 200);
      demandValue(heard, "id", heard.body?.id, id);
    }),
    must("urns", "Names of attributes may include the URN of the schema, and sub-attributes", async (scim) => {
      const type = scim.type("User");
      const { extension, attribute } = scim.extension();
      const hasName = type.attributes.some(({ name, subAttributes }) => name === "name" && subAttributes.length > 1);
      if (!hasName) skip("users have no name");
      const own = { name: { givenName: "Ada", familyName: "L" }, [extension]: { [attribute.name]: "B1" } };
      const { path } = await scim.user(own);
      const names = [`${type.urn}:name.givenName`, `${extension}:${attribute.name}`].join(",");
      const heard = await scim.get(`${path}?attributes=${encodeURIComponent(names)}`);
      demandStatus(heard, 200);
      demandValue(heard, "name", heard.body?.name, { givenName: "Ada", familyName: undefined });
      demandValue(heard, extension, heard.body?.[extension], { [attribute.name]: "B1" });
    }),
    must("any-case", "Names of attributes are not case-sensitive", async (scim) => {
      const one = scim.text();
      const { path } = await scim.user({ [one]: "1" });
      const heard = await scim.get(`${path}?attributes=${one.toUpperCase()}`);
      demandStatus(heard, 200);
      demand(memberOf(heard.body ?? {}, one) === "1", heard, `${one} "1"`);
    }),
  ],
);
