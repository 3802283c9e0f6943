import type { CustomerAvtale, CustomerTilbud } from "../customer.ts";

/**
 * Unusual answers of a back end (spec: formats-13, http-17). Each row shows as text, or as nothing where it is
 * unreadable, and does not affect its neighbours.
 */
export const rareAvtaler: readonly CustomerAvtale[] = [
  {
    policyNumber: "90000001",
    name: "<img src=x onerror=alert(1)>",
    description: "<b>HTML</b> & 'sitat'",
    monthlyPrice: 10,
  },
  { policyNumber: "90000002", name: "{{navn}} $t(felles.lukk)", description: "${navn} %s $& $'", monthlyPrice: 10 },
  {
    policyNumber: "90000003",
    name: "Innbo \u202Egnirkisrof\u202C \u2066x",
    description: "\u200Fmed retning",
    monthlyPrice: 10,
  },
  { policyNumber: "90000004", name: "Uten pris", description: "null", monthlyPrice: null },
  { policyNumber: "90000005", name: "Pris som tekst", description: "tallet 1234.5 som tekst", monthlyPrice: "1234.5" },
  { policyNumber: "90000006", name: "Uleselig pris", description: "etter avtale", monthlyPrice: "etter avtale" },
  { policyNumber: "90000007", name: "Minus null", description: "-0", monthlyPrice: "-0" },
  { policyNumber: "90000008", name: "Til gode", description: "negativ pris", monthlyPrice: -312.4 },
  { policyNumber: "90000009", name: "Dyr", description: "stor pris", monthlyPrice: 1234567.89 },
  {
    policyNumber: "90000010",
    name: "Samme nummer, første",
    description: "to avtaler med ett nummer",
    monthlyPrice: 10,
  },
  { policyNumber: "90000010", name: "Samme nummer, andre", description: "to avtaler med ett nummer", monthlyPrice: 10 },
  { name: "Uten nummer", description: "avtalenummer mangler", monthlyPrice: 10, productType: "BIL" },
  { policyNumber: "", name: "Tomt nummer", description: "avtalenummer er tomt", monthlyPrice: 10, productType: "BIL" },
  { policyNumber: "../../logg ut?a=1#b", name: "Nummer som er en sti", description: "må kodes", monthlyPrice: 10 },
  {
    policyNumber: "90000011",
    name: "Ukjent produkt",
    description: "verdier som ingen kjenner",
    monthlyPrice: 10,
    productType: "ROMREISE",
    systemSource: "NYTT_SYSTEM",
    avtaleStatus: "SVEVENDE",
  },
  {
    policyNumber: "90000012",
    name: "Umulig dato",
    description: "31. februar",
    monthlyPrice: 10,
    endDate: "2027-02-31",
    avtaleStatusDescription: "Til Annullasjon",
  },
  {
    policyNumber: "90000013",
    name: "Tøysedato",
    description: "ikke en dato",
    monthlyPrice: 10,
    endDate: "i morgen",
    avtaleStatusDescription: "Til Annullasjon",
  },
  { policyNumber: "90000014", name: "Lang".repeat(500), description: "navn på 2000 tegn", monthlyPrice: 10 },
  { policyNumber: "90000015", name: null, description: null, monthlyPrice: 10, productType: "HUS", detaljer: null },
  {},
];

/** Offers of the same kind. */
export const rareTilbud: readonly CustomerTilbud[] = [
  {
    policyNumber: "91000001",
    versionNumber: "1",
    name: "<script>alert(1)</script>",
    description: "{{x}} $t(x)",
    productType: "BIL",
    monthlyPrice: "399",
    yearlyPrice: null,
    systemSource: "NICE",
    expirationDate: "2026-13-45",
  },
  { versionNumber: "1", name: "Uten nummer", productType: "HUS", monthlyPrice: 100, systemSource: "NICE" },
  { policyNumber: "91000002", name: "Uten versjon", productType: "HUS", monthlyPrice: 100, systemSource: "NICE" },
  {
    policyNumber: "91/000 03å",
    versionNumber: "2",
    name: "Nummer med skråstrek",
    productType: "INNBO",
    monthlyPrice: 100,
    systemSource: "NICE",
  },
  {
    policyNumber: "91000004",
    versionNumber: "1",
    name: "Ukjent produkt",
    productType: "ROMREISE",
    systemSource: "NYTT_SYSTEM",
    pakkeTilbud: null,
    detaljer: null,
  },
  {},
];
