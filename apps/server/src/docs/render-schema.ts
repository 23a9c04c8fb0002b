import { type Html, html, prose } from "./html.js";
import { nameOfRef, type Schema } from "./openapi-document.js";

/**
 * Renders the members of an object as a table, and the type of any other schema.
 * @param id if given, each row is the target of a link: the id, a dot and the name
 */
export function renderSchema(schema: Schema, id?: string): Html {
  const entries = Object.entries(schema.properties ?? {});
  if (entries.length === 0) return html`<p>${typeText(schema)}</p>`;
  const rows = entries.map(
    ([
      name,
      member,
    ]) => html`<tr${id === undefined ? undefined : html` id="${id}.${name}"`}><td><code>${name}</code>${requiredMark(schema, name)}</td>
<td>${typeText(member)}</td><td>${prose(member.description)}${defaultText(member)}</td></tr>\n`,
  );
  return html`<table><thead><tr><th>name</th><th>type</th><th>meaning</th></tr></thead><tbody>\n${rows}</tbody></table>`;
}

function requiredMark({ required }: Schema, name: string): Html | undefined {
  return required?.includes(name) === true ? html` <span class="required">required</span>` : undefined;
}

/** The default value. */
export function defaultText(schema: Schema): Html | undefined {
  return schema.default === undefined ? undefined : html` Default: <code>${JSON.stringify(schema.default)}</code>.`;
}

/** Describes the type of a value, with links to named schemas. */
export function typeText(schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = nameOfRef(schema.$ref);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const cases = schema.oneOf ?? schema.anyOf;
  if (cases !== undefined) return html`${joined(cases.map(typeText), " or ")}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum !== undefined) {
    const words = schema.enum.map((each) => html`<code>${String(each)}</code>`);
    return html`${joined(words, ", ")}`;
  }
  if (schema.type === "array" && schema.items !== undefined) return html`list of ${typeText(schema.items)}`;
  if (schema.properties !== undefined) {
    return html`object with ${joined(
      Object.keys(schema.properties).map((name) => html`<code>${name}</code>`),
      ", ",
    )}`;
  }
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? ["any value"]);
  return html`${types.join(" or ")}${schema.format === undefined ? undefined : ` (${schema.format})`}`;
}

function joined(parts: readonly Html[], between: string): readonly (Html | string)[] {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [between, part]));
}
