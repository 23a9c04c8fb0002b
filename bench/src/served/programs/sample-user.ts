/** The nth user of the example and its peer, as a client sends it. */
export function sampleUser(at: number) {
  const userName = `user${at}`;
  return {
    userName,
    nickName: userName,
    name: { givenName: "User", familyName: `Number ${at}` },
    displayName: `User Number ${at}`,
    profileUrl: `https://acme.example/team/${userName}`,
    title: "Engineer",
    timezone: "America/Los_Angeles",
    active: true,
    emails: [{ value: `${userName}@example.com`, primary: true }],
    photos: [{ value: `https://acme.example/photos/${userName}.png`, type: "photo" }],
  };
}
