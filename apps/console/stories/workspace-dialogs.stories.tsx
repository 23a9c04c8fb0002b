import { useStore } from "../src/store/store-context.js";
import { ChannelDialog } from "../src/workspace/channel-dialog.js";
import { StatusDialog } from "../src/workspace/my-status.js";
import { NewChannelDialog } from "../src/workspace/new-channel.js";
import { GivenChannel, nothing } from "./given.js";
import type { Stories } from "./story.js";

/** The dialogs lie over each other: close one to see the next. */
export const stories: Stories = {
  NewChannelDialog: () => (
    <>
      <p>Above the page</p>
      <NewChannelDialog onClose={nothing} />
    </>
  ),
  StatusDialog: () => {
    const me = useStore().me.value;
    return (
      <>
        <p>Above the page</p>
        {me && <StatusDialog person={me} onClose={nothing} />}
      </>
    );
  },
  ChannelDialog: () => (
    <>
      <p>Above the page</p>
      <GivenChannel>{(channel) => <ChannelDialog channel={channel} onClose={nothing} />}</GivenChannel>
    </>
  ),
};
