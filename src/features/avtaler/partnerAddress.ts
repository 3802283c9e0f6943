/** The partner's detail page of an agreement: the brand's address with the query forsikringsnummer (spec §4). */
export function partnerAddress(partnerDetailUrl: string, forsikringsnummer: string): string | undefined {
  const address = URL.parse(partnerDetailUrl);
  address?.searchParams.set("forsikringsnummer", forsikringsnummer);
  return address?.href;
}
