import { AccessLine } from "../src/documents/access-line.js";
import { CanvasDetail } from "../src/documents/canvases/canvas-detail.js";
import { CanvasSection } from "../src/documents/canvases/canvas-section.js";
import { SectionText } from "../src/documents/canvases/section-text.js";
import { DocumentHead, documentKinds } from "../src/documents/document-head.js";
import { DocumentList } from "../src/documents/document-list.js";
import { DocumentsScreen } from "../src/documents/documents-screen.js";
import { FileDetail } from "../src/documents/file-detail.js";
import { NotifiedApps } from "../src/documents/notified-apps.js";
import { attempted, GivenDocument, nothing } from "./given.js";
import type { Stories } from "./story.js";

export const hash = "#/default/documents";

const markdown = "- [x] Choose a day\n- [ ] Book the room";
const section = { id: "temp:C:1", markdown };
const access = [{ kind: "channel" as const, id: "C1", level: "read" as const }];
const { at } = attempted;
const notified = {
  method: "canvases.edit" as const,
  deliveries: [
    { event_id: "Ev1", event: "file_change", app: "A1", at, state: "delivered" as const, attempts: [attempted] },
  ],
};

export const stories: Stories = {
  AccessLine: () => <AccessLine id="F1" level="owner" access={access} />,
  CanvasDetail: () => <GivenDocument kind="canvas">{(id) => <CanvasDetail id={id} />}</GivenDocument>,
  CanvasSection: () => (
    <CanvasSection section={section} isSource={false} canWrite isBusy={false} onEdit={nothing} onDelete={nothing} />
  ),
  DocumentHead: () => <DocumentHead kind="lists" title="Launch checklist" />,
  DocumentList: () => <DocumentList kind={documentKinds[0]} openId={undefined} />,
  DocumentsScreen: () => <DocumentsScreen />,
  SectionText: () => <SectionText markdown={markdown} />,
  FileDetail: () => <FileDetail id="FDEMOIMAGE" />,
  NotifiedApps: () => <NotifiedApps notified={notified} />,
};
