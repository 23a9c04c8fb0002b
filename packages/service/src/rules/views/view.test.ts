import { viewContentSchema } from "@rollcall/api/webapi";
import { withoutZod } from "@rollcall/webapi-core";
import { describe, expect, it } from "vitest";
import { forms } from "../../testing/views/forms.js";
import { homes } from "../../testing/views/homes.js";
import { modals } from "../../testing/views/modals.js";
import { actions, form, home, input, section } from "../../testing/views/parts.js";
import { refusedViews } from "../../testing/views/refused-views.js";
import { toJsonPointer } from "../../values/json.js";
import { findViewProblems } from "./view.js";

const accepted = Object.entries({ ...forms, ...modals, ...homes });

/** Places of everything that is wrong with a view. */
function placesIn(view: unknown): readonly string[] {
  const checked = viewContentSchema(withoutZod).safeParse(view);
  const problems = checked.success ? findViewProblems(checked.data) : checked.error.issues;
  return problems.map(({ path }) => toJsonPointer(path));
}

describe("findViewProblems", () => {
  it.each(accepted)("accepts %s", (_name, view) => {
    expect(placesIn(view)).toEqual([]);
  });

  it.each(Object.entries(refusedViews))("refuses %s and says where", (_name, { view, at }) => {
    expect(placesIn(view)).toEqual(at);
  });

  it("says what is expected", () => {
    const view = { type: "home", blocks: [{ type: "markdown", text: "**a**" }] } as const;
    expect(findViewProblems(view)).toMatchObject([
      {
        path: ["blocks", 0, "type"],
        found: "markdown",
        wanted: expect.stringContaining("must be one of: actions, card, "),
      },
    ]);
  });
});

/** Elements of every kind, with the places where a view shows them. */
const kinds = [
  ["email_text_input", {}, { modal: ["input"], home: [] }],
  ["url_text_input", {}, { modal: ["input"], home: [] }],
  ["number_input", { is_decimal_allowed: true }, { modal: ["input"], home: [] }],
  ["file_input", {}, { modal: ["input"], home: [] }],
  ["plain_text_input", {}, { modal: ["input"], home: ["input"] }],
  ["rich_text_input", {}, { modal: ["input"], home: ["input"] }],
  ["datetimepicker", {}, { modal: ["input", "actions"], home: [] }],
  ["datepicker", {}, { modal: ["input", "actions", "section"], home: ["input", "actions", "section"] }],
  ["users_select", {}, { modal: ["input", "actions", "section"], home: ["input", "actions", "section"] }],
] as const;

describe("surfaces", () => {
  const places = {
    input: (element: object) => input("Label", element),
    actions: (element: object) => actions(element),
    section: (element: object) => section("Text", { accessory: element }),
  };

  it.each(kinds)("show %s where it belongs", (type, parts, shown) => {
    const shows = (view: (block: object) => object) =>
      Object.entries(places).flatMap(([place, toBlock]) =>
        placesIn(view(toBlock({ type, ...parts }))).length === 0 ? [place] : [],
      );
    expect({ modal: shows((block) => form("Form", [block])), home: shows((block) => home([block])) }).toEqual(shown);
  });
});
