import { accessories, actionElements, choice, fieldElements, marked, paragraph, plain } from "./accepted-elements.js";

const textLeaf = (text: string, style?: object) => ({ type: "text", text, ...(style && { style }) });
const cell = (text: string) => ({ type: "raw_text", text });
const number = (value: number, text?: string) => ({ type: "raw_number", value, ...(text && { text }) });
const url = (name: string) => ({ type: "url", url: `https://${name}.example/`, text: `${name}.example` });
const image = (name: string) => ({ type: "image", image_url: `https://img.example/${name}.png`, alt_text: name });
const button = { type: "button", text: plain("Open"), action_id: "open" };
const card = {
  type: "card",
  icon: image("icon"),
  hero_image: image("hero"),
  title: marked("Lakeside Cottage"),
  subtitle: marked("Two nights, _from Friday_"),
  body: marked("A quiet place by the water, with a rowing boat."),
  subtext: plain("3 left"),
  actions: [button, { ...button, action_id: "book", style: "primary" }],
};
const task = {
  task_id: "task_1",
  title: "Fetching weather data",
  status: "in_progress",
  details: paragraph(textLeaf("Looking at two sources")),
  output: paragraph(textLeaf("It "), textLeaf("rains", { bold: true })),
  sources: [url("weather"), url("accuweather")],
};
const feedback = {
  type: "feedback_buttons",
  action_id: "feedback",
  positive_button: { text: plain("👍"), value: "good", accessibility_label: "Good answer" },
  negative_button: { text: plain("👎"), value: "bad" },
};
const trash = {
  type: "icon_button",
  icon: "trash",
  text: plain("Delete"),
  action_id: "delete",
  value: "m1",
  visible_to_user_ids: ["UMIA"],
  confirm: { title: plain("Delete?"), text: plain("The answer goes."), confirm: plain("Yes"), deny: plain("No") },
};

/** Blocks as apps and official templates send them, by description. */
const whole: Readonly<Record<string, readonly object[]>> = {
  "a section": [{ type: "section", text: marked("*Build 482* passed :tada:") }],
  "a section with columns": [
    { type: "section", fields: [marked("*Priority*\nHigh"), plain("Owner: Mia"), marked("*Due*\nFriday")] },
  ],
  "a section that is always expanded": [
    { type: "section", block_id: "b1", expand: true, text: { ...marked("See https://x.example"), verbatim: true } },
  ],
  "a section of the maximum length": [
    { type: "section", text: plain("x".repeat(3000)), fields: [plain("x".repeat(2000))] },
  ],
  "a header of the maximum length": [{ type: "header", text: plain("é".repeat(149).concat("😀")) }],
  "a line between two headers": [
    { type: "header", text: plain("Before") },
    { type: "divider" },
    { type: "header", text: plain("After"), level: 2 },
  ],
  "a picture": [{ ...image("chart"), title: plain("Sales"), block_id: "img" }],
  "an image that the service stores": [{ type: "image", alt_text: "The plan", svc_file: { id: "F33" } }],
  "a line of context": [
    { type: "context", elements: [image("ada"), marked("*Ada* approved"), { type: "plain_text", text: "2 min ago" }] },
  ],
  "a context with ten texts": [
    { type: "context", elements: Array.from({ length: 10 }, (_, n) => marked(`note ${n}`)) },
  ],
  "25 buttons": [
    { type: "actions", elements: Array.from({ length: 25 }, (_, n) => ({ ...button, action_id: `${n}` })) },
  ],
  "an input with a hint": [
    {
      type: "input",
      label: plain("Your reason"),
      hint: plain("One sentence is enough"),
      optional: true,
      dispatch_action: true,
      element: { type: "plain_text_input", action_id: "reason" },
    },
  ],
  "a paragraph with every kind of element": [
    paragraph(
      textLeaf("Hello ", { bold: true, italic: true, strike: false, code: false, underline: true }),
      { type: "user", user_id: "UMIA" },
      { type: "usergroup", usergroup_id: "SCREW" },
      { type: "channel", channel_id: "C1" },
      { type: "emoji", name: "wave", unicode: "1f44b" },
      { type: "broadcast", range: "here" },
      { type: "link", url: "https://x.example", text: "here", unsafe: false },
      {
        type: "date",
        timestamp: 1_780_300_000,
        format: "{date_long} at {time}",
        fallback: "then",
        url: "https://x.example",
      },
      { type: "color", value: "#ff8800" },
      { type: "team", team_id: "T1" },
    ),
  ],
  "a list, a quotation and code": [
    {
      type: "rich_text",
      elements: [
        {
          type: "rich_text_list",
          style: "ordered",
          indent: 1,
          offset: 2,
          border: 0,
          elements: [{ type: "rich_text_section", elements: [textLeaf("third")] }],
        },
        { type: "rich_text_quote", border: 1, elements: [textLeaf("said Ada")] },
        { type: "rich_text_preformatted", border: 0, elements: [textLeaf("a = 1\nb = 2")] },
      ],
    },
  ],
  Markdown: [{ type: "markdown", text: "# Result\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] done" }],
  "a table with a number": [
    {
      type: "table",
      column_settings: [null, { align: "right" }],
      rows: [
        [cell("Item"), cell("Price")],
        [paragraph(textLeaf("Tea", { bold: true })), number(4.5, "4.50 €")],
        [cell("Cake"), number(-1)],
      ],
    },
  ],
  "a table with pages": [
    {
      type: "data_table",
      caption: "Orders of May",
      page_size: 25,
      row_header_column_index: 1,
      rows: [
        [cell("Customer"), cell("Order"), cell("Sum")],
        [paragraph({ type: "link", url: "https://crm.example/1", text: "Acme" }), cell("O-1"), number(1200, "1,200")],
        [cell("Globex"), cell("O-2"), number(7)],
      ],
    },
  ],
  "a table with 201 rows": [
    {
      type: "data_table",
      caption: "Numbers",
      rows: Array.from({ length: 201 }, (_, n) => [cell(`row ${n}`), cell("x")]),
    },
  ],
  "two charts": [
    {
      type: "data_visualization",
      title: "Orders",
      chart: { type: "pie", segments: Array.from({ length: 12 }, (_, n) => ({ label: `m${n}`, value: n + 0.5 })) },
    },
    {
      type: "data_visualization",
      title: "Sales",
      chart: {
        type: "area",
        series: ["Tea", "Cake"].map((name) => ({ name, data: [{ label: "May", value: -1 }] })),
        axis_config: { categories: ["May"], x_label: "Month", y_label: "€" },
      },
    },
  ],
  "a video": [
    {
      type: "video",
      alt_text: "How to brew",
      title: plain("Brewing"),
      title_url: "https://video.example/watch/1",
      description: plain("Three minutes on tea"),
      author_name: "Mia Miller",
      provider_name: "Video",
      provider_icon_url: "https://video.example/icon.png",
      thumbnail_url: "https://video.example/1.png",
      video_url: "https://video.example/embed/1",
    },
  ],
  "an alert": [{ type: "alert", level: "warning", text: { ...marked("The work is *urgent*."), verbatim: false } }],
  "an alert without a level": [{ type: "alert", text: plain("Deployments are paused.") }],
  "a card": [card],
  "a card with only an image": [{ type: "card", hero_image: image("sea") }],
  "a card with only buttons": [{ type: "card", actions: [button] }],
  "a carousel of cards": [{ type: "carousel", block_id: "c", elements: Array.from({ length: 10 }, () => card) }],
  "a container": [
    {
      type: "container",
      title: plain("Bulk update: 2 records"),
      subtitle: marked("_Review_ before confirming"),
      icon: image("db"),
      width: "wide",
      is_collapsible: true,
      default_collapsed: true,
      child_blocks: [
        { type: "section", text: marked("*DCW-1024*: Open → Closed") },
        { type: "divider" },
        { type: "actions", elements: [button] },
        { type: "table", rows: [[cell("a"), number(1)]] },
        { type: "input", label: plain("Why?"), element: { type: "plain_text_input" } },
      ],
    },
  ],
  "a container with a formatted heading": [
    {
      type: "container",
      rich_text_title: paragraph(textLeaf("Plan "), { type: "emoji", name: "memo" }),
      has_header_divider: true,
      child_blocks: [{ type: "rich_text", elements: [] }],
    },
  ],
  "feedback buttons": [{ type: "context_actions", elements: [feedback, trash] }],
  "a task": [{ type: "task_card", ...task }],
  "a task without a status": [{ type: "task_card", task_id: "t", title: "Thinking" }],
  "a plan": [
    { type: "plan", title: "Thinking completed", tasks: [task, { type: "task_card", ...task, status: "error" }] },
  ],
  "a plan without tasks": [{ type: "plan", title: "Planning" }],
  "a call": [{ type: "call", call_id: "R0E69JAIF" }],
  "the end of an agent's answer": [
    { type: "markdown", text: "Here is what I found." },
    { type: "context", elements: [marked("AI answers may be wrong")] },
    { type: "context_actions", elements: [feedback] },
  ],
  "an approval": [
    { type: "header", text: plain("New request") },
    { type: "section", fields: [marked("*Type:*\nPaid time off"), marked("*When:*\nAug 10 - Aug 13")] },
    {
      type: "section",
      text: marked("<https://x.example|View request>"),
      accessory: actionElements["an overflow menu"],
    },
    { type: "actions", elements: [actionElements["a button"], actionElements["a button with a confirmation"]] },
  ],
  "unknown fields": [{ type: "section", text: { ...plain("x"), shade: "dark" }, novelty: { since: 2027 } }],
  "50 blocks": Array.from({ length: 50 }, (_, n) => ({ type: "context", elements: [plain(`${n}`)] })),
};

/** Every element in the blocks that accept it. */
const withElements: Readonly<Record<string, readonly object[]>> = Object.fromEntries([
  ...Object.entries(actionElements).map(([name, element]) => [
    `a row of actions with ${name}`,
    [{ type: "actions", elements: [element] }],
  ]),
  ...Object.entries({
    ...fieldElements,
    "a menu": actionElements["a menu"],
    boxes: actionElements["checkboxes"],
  }).map(([name, element]) => [`an input with ${name}`, [{ type: "input", label: plain("Answer"), element }]]),
  ...Object.entries({ ...accessories, "a date": actionElements["a date"] }).map(([name, accessory]) => [
    `a section with ${name}`,
    [{ type: "section", text: plain("Next to it"), accessory }],
  ]),
]);

/** Lists of blocks that a message accepts, by description. */
export const accepted: Readonly<Record<string, readonly object[]>> = {
  ...whole,
  ...withElements,
  "a menu with 100 options": [
    {
      type: "actions",
      elements: [{ type: "static_select", options: Array.from({ length: 100 }, (_, n) => choice(`Option ${n}`)) }],
    },
  ],
};
