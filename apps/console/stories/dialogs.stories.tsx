import { Dialog } from "../src/parts/dialog.js";
import { nothing } from "./given.js";
import type { Stories } from "./story.js";

export const stories: Stories = {
  Dialog: () => (
    <Dialog title="Deploy" onClose={nothing}>
      <p>What a modal contains</p>
    </Dialog>
  ),
};
