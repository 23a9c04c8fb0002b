import { viewClosedPayloadSchema, viewSubmissionPayloadSchema } from "@rollcall/api/events";
import { withoutZod } from "@rollcall/webapi-core";
import { afterEach, describe, expect, it } from "vitest";
import { type OpenedApp, openAskedApp, type Transport } from "../kit/open-asked-app.js";

let opened: OpenedApp | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const text = (value: string) => ({ type: "plain_text", text: value });
const input = (id: string, label: string, element: object, more: object = {}) => ({
  type: "input",
  block_id: id,
  label: text(label),
  element: { action_id: `${id}_value`, ...element },
  ...more,
});
const option = (value: string, shown: string) => ({ text: text(shown), value });
const name = input("who", "Name", { type: "plain_text_input", min_length: 2, max_length: 5 });
const modal = (blocks: readonly object[] = [name], more: object = {}) => ({
  type: "modal",
  title: text("Form"),
  callback_id: "form",
  submit: text("Save"),
  blocks,
  ...more,
});

/** A server with an app, and a person who has a modal of it open. */
async function open(view: object = modal(), over: Transport = "HTTP") {
  opened = await openAskedApp(over, {});
  const { server, call } = opened;
  const show = async (method: "open" | "push", shown: object, viewId?: string): Promise<string> => {
    const act = { app: "A1", user: "U2", ...(viewId !== undefined && { view: viewId }) };
    const trigger_id = await server.triggers.create(act);
    const answer = await call(`views.${method}`, { trigger_id, view: shown });
    expect(answer).toMatchObject({ ok: true });
    return answer.view.id;
  };
  const id = await show("open", view);
  return { ...opened, id, mia: server.as("mia"), show };
}

describe("the latest modal", () => {
  it("is the one opened last, also while the clock stands still", async () => {
    const { mia, show, id } = await open();
    const others: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) others.unshift(await show("open", modal()));
    for (const latest of [...others, id]) {
      expect(await mia.seesApp("helper")).toMatchObject({ view: { id: latest } });
      await mia.close({ view: latest });
    }
    expect(await mia.seesApp("helper")).not.toHaveProperty("view");
  });
});

describe.each<Transport>(["HTTP", "a socket"])("a submission over %s", (over) => {
  it("tells the app what was entered, and closes the modal", async () => {
    const { mia, asked, id } = await open(modal([name, { type: "divider" }], { private_metadata: "m" }), over);
    expect(await mia.submit({ Name: "Ada" })).toEqual({
      ok: true,
      deliveries: [expect.objectContaining({ event: "view_submission", app: "A1", state: "delivered" })],
    });
    expect(asked).toMatchObject([
      {
        type: "view_submission",
        team: { id: "T1", domain: "hq" },
        user: { id: "U2", username: "mia", name: "mia", team_id: "T1" },
        api_app_id: "A1",
        token: "verify-me",
        trigger_id: expect.any(String),
        view: {
          id,
          callback_id: "form",
          private_metadata: "m",
          state: { values: { who: { who_value: { type: "plain_text_input", value: "Ada" } } } },
        },
        response_urls: [],
        is_enterprise_install: false,
        enterprise: null,
      },
    ]);
    expect(viewSubmissionPayloadSchema(withoutZod).safeParse(asked[0]).error).toBeUndefined();
    expect(await mia.seesApp("helper")).not.toHaveProperty("view");
  });

  it("shows errors, then closes all", async () => {
    const { mia, answer, asked, id, show } = await open(modal(), over);
    await show("push", modal(), id);
    answer(() => ({ response_action: "errors", errors: { who: "Not Ada." } }));
    const { view } = await mia.submit({ who: "Ada" });
    expect(view).toMatchObject({ errors: { who: "Not Ada." }, values: { who: { who_value: { value: "Ada" } } } });
    expect((await mia.seesApp("helper")).view).toEqual(view);
    answer(() => ({ response_action: "clear" }));
    expect(await mia.submit({ who: "Bob" })).not.toHaveProperty("view");
    expect(asked.at(-1).view.state.values.who.who_value.value).toBe("Bob");
    await expect(mia.submit()).rejects.toThrow("There is no open modal.");
  });

  it("updates the modal and pushes others, up to three", async () => {
    const { mia, answer, id } = await open(modal(), over);
    answer(() => ({ response_action: "update", view: modal([name], { title: text("Again") }) }));
    const { view: updated } = await mia.submit({ who: "Ada" });
    expect(updated).toMatchObject({ id, title: "Again", values: { who: { who_value: { value: "Ada" } } }, errors: {} });
    const pushed = modal([], { title: text("More") });
    answer(() => ({ response_action: "push", view: pushed }));
    const { view: second } = await mia.submit();
    expect(second).toMatchObject({ title: "More", below: [{ id, title: "Again" }] });
    const { view: third } = await mia.submit();
    expect(third).toMatchObject({ below: [{ id: second?.id }, { id }] });
    const fourth = await mia.submit();
    expect(fourth.failure).toMatch(/push_limit_reached/);
    expect(fourth.view).toEqual(third);
    answer(() => "");
    expect((await mia.submit()).view).toEqual(second);
  });
});

describe("submit", () => {
  it("checks what a client checks, and sends nothing until it is right", async () => {
    const { mia, asked } = await open(
      modal([
        name,
        input("mail", "Mail", { type: "email_text_input" }),
        input("site", "Site", { type: "url_text_input" }, { optional: true }),
        input("age", "Age", { type: "number_input", is_decimal_allowed: false, min_value: "18", max_value: "99" }),
        input("team", "Team", {
          type: "multi_static_select",
          options: [option("r", "Red"), option("b", "Blue"), option("g", "Green")],
          max_selected_items: 2,
        }),
      ]),
    );
    const { view, deliveries } = await mia.submit({
      who: "A",
      mail: "ada",
      site: "acme",
      age: "17",
      Team: ["Red", "b", "Green"],
    });
    expect(view?.errors).toEqual({
      who: "Enter at least 2 characters.",
      mail: "Enter an e-mail address.",
      site: "Enter a URL.",
      age: "Enter a number of at least 18.",
      team: "Choose at most 2.",
    });
    expect(deliveries).toEqual([]);
    expect((await mia.submit({ who: "", age: "1.5", team: [] })).view?.errors).toMatchObject({
      who: "This field is required.",
      age: "Enter a number without decimals.",
      team: "This field is required.",
    });
    expect((await mia.submit({ who: "Adelheid", age: "x" })).view?.errors).toMatchObject({
      who: "Enter at most 5 characters.",
      age: "Enter a number.",
    });
    expect(asked).toEqual([]);
    const right = { who: "Ada", mail: "ada@acme.example", site: "", age: 99, Team: ["Blue"] };
    expect(await mia.submit(right)).not.toHaveProperty("view");
    const blue = { text: text("Blue"), value: "b" };
    expect(asked[0].view.state.values).toMatchObject({
      site: { site_value: { type: "url_text_input", value: null } },
      age: { age_value: { type: "number_input", value: "99" } },
      team: { team_value: { type: "multi_static_select", selected_options: [blue] } },
    });
  });

  it("takes what every kind of input takes, and what it has initially", async () => {
    const { mia, asked, server } = await open(
      modal([
        input("one", "One", {
          type: "static_select",
          options: [option("r", "Red")],
          initial_option: option("r", "Red"),
        }),
        input("box", "Boxes", { type: "checkboxes", options: [option("x", "X"), option("y", "Y")] }),
        input("user", "User", { type: "users_select" }),
        input("place", "Place", { type: "conversations_select", response_url_enabled: true }),
        input("day", "Day", { type: "datepicker" }),
        input("hour", "Hour", { type: "timepicker", timezone: "Europe/Rome" }),
        input("at", "At", { type: "datetimepicker" }),
        input("rich", "Rich", { type: "rich_text_input" }, { optional: true }),
        {
          type: "section",
          block_id: "side",
          text: { type: "mrkdwn", text: "Side" },
          accessory: { type: "radio_buttons", action_id: "radio", options: [option("1", "First")] },
        },
      ]),
    );
    await mia.submit({
      Boxes: ["X", "y"],
      user: "olga",
      place: "general",
      Day: "2026-06-02",
      hour: "23:59",
      at: "2026-06-01T12:00:00Z",
      rich: "*Hi*",
      side: { radio: "First" },
    });
    const [{ view, response_urls: urls }] = asked;
    const { id: olga } = await server.users.find("olga");
    expect(view.state.values).toMatchObject({
      one: { one_value: { type: "static_select", selected_option: { value: "r" } } },
      box: { box_value: { selected_options: [{ value: "x" }, { value: "y" }] } },
      user: { user_value: { selected_user: olga } },
      place: { place_value: { selected_conversation: "C1" } },
      day: { day_value: { selected_date: "2026-06-02" } },
      hour: { hour_value: { selected_time: "23:59", timezone: "Europe/Rome" } },
      at: { at_value: { selected_date_time: 1780315200 } },
      rich: { rich_value: { rich_text_value: { type: "rich_text" } } },
      side: { radio: { type: "radio_buttons", selected_option: { value: "1" } } },
    });
    expect(urls).toEqual([
      {
        block_id: "place",
        action_id: "place_value",
        channel_id: "C1",
        response_url: expect.stringMatching(/\/hooks\/actions\/T1\//),
      },
    ]);
    expect(viewSubmissionPayloadSchema(withoutZod).safeParse(asked[0]).error).toBeUndefined();
  });

  it.each([
    [{ status: 500 }, /The app answered 500/],
    [{ plain: "Thanks!" }, /The answer is not a JSON object/],
    [{ response_action: "close" }, /`response_action` is "close"/],
    [{ text: "Hi" }, /`response_action` is absent/],
    [{ response_action: "errors", errors: { nothing: "No." } }, /"nothing", which is not an input block/],
    [{ response_action: "errors", errors: { who: "" } }, /is not a text/],
    [{ response_action: "errors", errors: {} }, /`errors` is empty/],
    [{ response_action: "update" }, /`view` is not an object/],
    [{ response_action: "update", view: { type: "home", blocks: [] } }, /must be one of: modal/],
    [{ response_action: "push", view: modal(Array.from({ length: 101 }, () => ({ type: "divider" }))) }, /100/],
  ])("keeps the modal after the bad answer %j", async (wrong, sentence) => {
    const { mia, answer, id } = await open();
    answer(() => wrong);
    const { view, failure } = await mia.submit({ who: "Ada" });
    expect(failure).toMatch(sentence);
    expect(view).toMatchObject({ id, title: "Form", values: { who: { who_value: { value: "Ada" } } }, errors: {} });
  });

  it("keeps the modal if the answer is late", async () => {
    const { mia, answer, id } = await open();
    answer(() => undefined);
    expect(await mia.submit({ who: "Ada" })).toMatchObject({ view: { id }, failure: expect.stringMatching(/./) });
  });

  it("is refused where nothing can be entered or submitted", async () => {
    const { mia, asked, show, id, server } = await open();
    await expect(mia.submit({ Color: "red" })).rejects.toThrow(
      'There is no input "Color"; there are "Name" (who who_value).',
    );
    await expect(mia.submit({ Name: ["Ada", "Bob"] })).rejects.toThrow(/it takes one value/);
    await expect(mia.submit({}, { view: "Other" })).rejects.toThrow(
      `There is no open modal "Other"; there are ${id} (Form).`,
    );
    await show("push", modal([], { title: text("Plain"), submit: undefined }), id);
    await expect(mia.submit()).rejects.toThrow('"Plain" has no button to submit it.');
    await expect(mia.submit({}, { view: id })).rejects.toThrow(`Another modal is above ${id} (Form): `);
    await show("open", modal([], { title: text("Second") }));
    await expect(mia.submit()).rejects.toThrow(/Say which modal: there are /);
    await expect(server.as("olga").submit()).rejects.toThrow("There is no open modal.");
    expect(asked).toEqual([]);
  });
});

describe("close", () => {
  const notifying = { notify_on_close: true };

  it("tells the app that one modal was canceled", async () => {
    const { mia, asked, show, id } = await open(modal([name], notifying));
    const above = await show("push", modal([name], notifying), id);
    expect((await mia.close()).view).toMatchObject({ id });
    expect(asked).toMatchObject([
      { type: "view_closed", is_cleared: false, view: { id: above, state: { values: {} } }, user: { id: "U2" } },
    ]);
    expect(viewClosedPayloadSchema(withoutZod).safeParse(asked[0]).error).toBeUndefined();
    expect(await mia.close()).not.toHaveProperty("view");
    expect(asked.at(-1)).toMatchObject({ view: { id, previous_view_id: null } });
  });

  it("tells the app that the window was closed, by its first modal", async () => {
    const { mia, asked, show, id } = await open(modal([name], notifying));
    await show("push", modal(), id);
    expect(await mia.close({ all: true })).not.toHaveProperty("view");
    expect(asked).toMatchObject([{ type: "view_closed", is_cleared: true, view: { id } }]);
  });

  it("closes the stack with a modal that says so, and tells nobody unless asked to", async () => {
    const { mia, asked, show, id } = await open();
    await show("push", modal([], { clear_on_close: true }), id);
    expect(await mia.close()).toEqual({ ok: true, deliveries: [] });
    expect(asked).toEqual([]);
  });
});
