import { grantAccess, revokeAccess } from "./acts/access.js";
import { seeActivity } from "./acts/activity.js";
import { openAssistant, seeAssistant } from "./acts/assistants.js";
import { call } from "./acts/call.js";
import { createChannel, invite, join, leave, mark, openDm, see } from "./acts/channels.js";
import { close } from "./acts/close.js";
import { command } from "./acts/command.js";
import { seeCanvas, seeDocuments, seeList } from "./acts/documents.js";
import { choose, click, type } from "./acts/elements.js";
import { seeFile } from "./acts/files.js";
import { openHome } from "./acts/home.js";
import { install } from "./acts/install.js";
import { edit, pin, post, react, remove, unpin, unreact } from "./acts/messages.js";
import { setPresence, setStatus } from "./acts/profile.js";
import { renameSession, stop } from "./acts/sessions.js";
import { messageShortcut, shortcut } from "./acts/shortcuts.js";
import { runStep, seeStep } from "./acts/steps.js";
import { submit } from "./acts/submit.js";
import { uninstall } from "./acts/uninstall.js";
import { seeApp } from "./acts/views.js";
import { seeWorkspace } from "./acts/workspace.js";

/** Everything that people do. */
export const acts = {
  post,
  call,
  edit,
  remove,
  react,
  unreact,
  pin,
  unpin,
  createChannel,
  openDm,
  join,
  leave,
  invite,
  mark,
  see,
  seeActivity,
  seeApp,
  seeCanvas,
  seeDocuments,
  seeFile,
  seeList,
  seeWorkspace,
  openHome,
  openAssistant,
  seeAssistant,
  stop,
  renameSession,
  command,
  shortcut,
  messageShortcut,
  submit,
  close,
  click,
  choose,
  type,
  runStep,
  seeStep,
  setStatus,
  setPresence,
  install,
  uninstall,
  grantAccess,
  revokeAccess,
};
