/** `rights` of the test brand: everything that a brand can name, neutral values. */
export const testRights = {
  insurer: { name: "Fjelltrygd Skade AS", organisationNumber: "900000999", agent: "Fjellbanken" },
  complaint: {
    url: "https://www.fjelltrygd.example/klage",
    text: "Skriv til oss først.",
    boardUrl: "https://www.nemnda.example/klage",
  },
  withdrawal: {
    url: "https://www.fjelltrygd.example/angre",
    linkText: "Angre et kjøp",
    text: "Du trenger ikke å si hvorfor.",
  },
  products: [
    {
      category: "kjoretoy",
      product: "Bilforsikring",
      ipidUrl: "https://www.fjelltrygd.example/bil-ipid.pdf",
      termsUrl: "https://www.fjelltrygd.example/bil-vilkar",
    },
    {
      category: "dyr",
      product: "Hundeforsikring",
      ipidUrl: "https://www.fjelltrygd.example/hund-ipid.pdf",
      termsUrl: "https://www.fjelltrygd.example/hund-vilkar",
    },
  ],
};
