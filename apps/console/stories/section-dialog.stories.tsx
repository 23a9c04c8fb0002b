import { SectionDialog } from "../src/documents/canvases/section-dialog.js";
import { nothing } from "./given.js";
import type { Stories } from "./story.js";

export const stories: Stories = {
  SectionDialog: () => (
    <SectionDialog title="New section" markdown="# Goal" isBusy={false} onSave={nothing} onClose={nothing} />
  ),
};
