import { Modal } from "../src/workspace/modal.js";
import { plain } from "./given.js";
import type { Stories } from "./story.js";

const input = { type: "plain_text_input", action_id: "name" };

export const stories: Stories = {
  Modal: () => (
    <Modal
      view={{
        id: "V1",
        app: "A1",
        type: "modal",
        title: "Deploy",
        submit: "Start",
        blocks: [{ type: "input", block_id: "name", label: plain("Name"), element: input }],
        values: {},
        errors: { name: "No build has this name." },
        below: [{ id: "V0", title: "Builds" }],
      }}
    />
  ),
};
