import { afterEach, describe, expect, it } from "vitest";
import { type OpenedApp, openAskedApp, type Transport } from "../kit/open-asked-app.js";

let opened: OpenedApp | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const text = (value: string) => ({ type: "plain_text", text: value });
const option = (value: string) => ({ text: text(value), value: value.toLowerCase() });
const input = (id: string, label: string, element: object, more: object = {}) => ({
  type: "input",
  block_id: id,
  label: text(label),
  element: { action_id: `${id}_value`, ...element },
  ...more,
});
const modal = (blocks: readonly object[]) => ({
  type: "modal",
  title: text("Form"),
  callback_id: "form",
  submit: text("Save"),
  blocks,
});

/** A server with an app whose command opens a modal. */
async function open(view: object, over: Transport = "HTTP") {
  const app = await openAskedApp(over, { slash_commands: [{ command: "/form", description: "Opens the form." }] });
  opened = app;
  const trees = { options: [option("Elm"), option("Oak")] };
  app.answer(async ({ command, type, trigger_id }) => {
    if (command !== undefined) expect(await app.call("views.open", { trigger_id, view })).toMatchObject({ ok: true });
    return type === "block_suggestion" ? trees : "";
  });
  const mia = app.server.as("mia");
  const submitted = () =>
    app.asked.filter(({ type }) => type === "view_submission").map((one) => one.view.state.values);
  return { ...app, mia, submitted };
}

describe.each<Transport>(["HTTP", "a socket"])("submit over %s", (over) => {
  it("chooses options that the app offers, and shows it what was entered before", async () => {
    const menus = [
      input("why", "Why", { type: "plain_text_input" }),
      input("tree", "Tree", { type: "external_select" }),
      input("wood", "Wood", { type: "multi_external_select" }),
    ];
    const { mia, asked, submitted } = await open(modal(menus), over);
    await mia.command("general", "/form");
    expect(await mia.submit({ Why: "Shade", Tree: "Elm", wood: ["oak", "Elm"] })).not.toHaveProperty("view");
    expect(asked.map(({ type = "command", value }) => [type, value])).toEqual([
      ["command", undefined],
      ...["Elm", "oak", "Elm"].map((value) => ["block_suggestion", value]),
      ["view_submission", undefined],
    ]);
    expect(asked[1].view.state.values).toMatchObject({ why: { why_value: { value: "Shade" } } });
    expect(submitted()).toMatchObject([
      {
        tree: { tree_value: { type: "external_select", selected_option: option("Elm") } },
        wood: { wood_value: { selected_options: [option("Oak"), option("Elm")] } },
      },
    ]);
  });
});

describe("submit", () => {
  it("refuses an option that the app does not offer, and keeps the modal as it was", async () => {
    const { mia, answer, submitted } = await open(modal([input("tree", "Tree", { type: "external_select" })]));
    const { view } = await mia.command("general", "/form");
    await expect(mia.submit({ Tree: "Ash wood" })).rejects.toThrow(
      'There is no option "Ash wood"; there are "Elm", "Oak".',
    );
    await expect(mia.submit({ Tree: "El" })).rejects.toThrow("The menu asks the app from 3 typed characters on.");
    answer(() => ({ status: 500 }));
    await expect(mia.submit({ Tree: "Elm" })).rejects.toThrow(/The app answered 500/);
    expect((await mia.seesApp("helper")).view).toEqual(view);
    expect(submitted()).toEqual([]);
  });

  it("sends the conversation from which the modal was opened, if a menu defaults to it", async () => {
    const here = { default_to_current_conversation: true };
    const view = modal([
      input("one", "One", { type: "conversations_select", ...here, response_url_enabled: true }),
      input("many", "Many", { type: "multi_conversations_select", ...here }),
      input("other", "Other", { type: "conversations_select" }, { optional: true }),
    ]);
    const { mia, asked, call, submitted } = await open(view);
    await mia.command("attic", "/form");
    expect(await mia.submit()).not.toHaveProperty("view");
    expect(submitted()).toMatchObject([
      {
        one: { one_value: { selected_conversation: "C2" } },
        many: { many_value: { selected_conversations: ["C2"] } },
        other: { other_value: { selected_conversation: null } },
      },
    ]);
    expect(asked.at(-1).response_urls).toMatchObject([{ block_id: "one", channel_id: "C2" }]);
    const { trigger_id } = asked.at(-1);
    expect(await call("views.open", { trigger_id, view })).toMatchObject({ ok: true });
    await mia.submit({ One: "general" });
    expect(submitted()[1]).toMatchObject({
      one: { one_value: { selected_conversation: "C1" } },
      many: { many_value: { selected_conversations: ["C2"] } },
    });
  });
});
