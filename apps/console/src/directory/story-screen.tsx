import { DirectoryTabs } from "./directory-tabs.js";
import { Story } from "./story.js";

/** The changes of identity providers to all users and groups. */
export function StoryScreen() {
  return (
    <section class="pane story-screen" aria-label="Story">
      <header class="pane-head">
        <h2 class="hidden">Directory</h2>
        <DirectoryTabs open="story" />
      </header>
      <div class="page">
        <section class="card-section">
          <h2>What identity providers did</h2>
          <Story />
        </section>
      </div>
    </section>
  );
}
