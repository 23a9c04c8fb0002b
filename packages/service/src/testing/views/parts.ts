/** Text without markup. */
export const plain = (text: string) => ({ type: "plain_text", text, emoji: true });

/** Text with markup. */
export const marked = (text: string) => ({ type: "mrkdwn", text });

/** An option of a menu, of checkboxes or of radio buttons. */
export const option = (text: string, value = text.toLowerCase()) => ({ text: plain(text), value });

/** A text block. */
export const section = (text: string, parts: object = {}) => ({ type: "section", text: marked(text), ...parts });

/** A question with its input. */
export const input = (label: string, element: object, parts: object = {}) => ({
  type: "input",
  label: plain(label),
  element,
  ...parts,
});

/** A row of elements. */
export const actions = (...elements: readonly object[]) => ({ type: "actions", elements });

/** A button. */
export const button = (text: string, action: string, parts: object = {}) => ({
  type: "button",
  text: plain(text),
  action_id: action,
  ...parts,
});

/** A line of small texts. */
export const context = (...texts: readonly string[]) => ({ type: "context", elements: texts.map(marked) });

/** A heading. */
export const header = (text: string) => ({ type: "header", text: plain(text) });

/** A line between blocks. */
export const divider = { type: "divider" };

/** A paragraph of rich text. */
export const paragraph = (text: string) => ({
  type: "rich_text",
  elements: [{ type: "rich_text_section", elements: [{ type: "text", text }] }],
});

/** A modal without a button that submits. */
export const modal = (title: string, blocks: readonly object[], parts: object = {}) => ({
  type: "modal",
  title: plain(title),
  blocks,
  ...parts,
});

/** A modal with buttons that submit and cancel. */
export const form = (title: string, blocks: readonly object[], parts: object = {}) =>
  modal(title, blocks, { submit: plain("Submit"), close: plain("Cancel"), ...parts });

/** The home of an app. */
export const home = (blocks: readonly object[], parts: object = {}) => ({ type: "home", blocks, ...parts });
