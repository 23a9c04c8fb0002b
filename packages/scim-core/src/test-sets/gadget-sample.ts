import type { GadgetCreate } from "./gadget.js";

/** A gadget as a client writes it, with a value for everything; no two share a unique value. */
export function sampleGadget(n: number): GadgetCreate {
  return {
    assetTag: `Tag ${n}`,
    displayName: `Name ${n}`,
    serial: `Serial ${n}`,
    active: n % 2 === 0,
    pin: `${n}`,
    photo: `https://x.example/${n}.png`,
    certificate: "AQID",
    labels: [`label ${n}`, "all"],
    ports: [
      { value: `port ${n}`, type: "usb", primary: true },
      { value: "power", type: "dc" },
    ],
    place: { room: `Room ${n}`, building: `Building ${n}` },
    related: [{ value: `R${n}`, ref: `../Gadgets/R${n}` }],
    audit: { notes: `Notes ${n}`, auditor: { value: `U${n}` } },
  };
}

/** Identifiers that count up. */
export function createIds(): () => string {
  const made: string[] = [];
  return () => {
    const id = `R${made.length + 1}`;
    made.push(id);
    return id;
  };
}
