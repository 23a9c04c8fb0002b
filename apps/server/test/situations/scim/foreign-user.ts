/** A world with a user of another company, `UFAR`, who shares a channel. */
export const foreignUser = `
  workspaces: [{ id: T9, name: Far Away, domain: far, foreign: true }]
  users: [{ id: UFAR, userName: fara, emails: [fara@far.example], workspaces: { far: member } }]
  channels: [{ name: general, members: [pat, mia, gus, helper, fara] }]`;
