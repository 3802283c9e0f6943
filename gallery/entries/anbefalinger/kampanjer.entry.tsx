import type { Campaign, MarketingTexts } from "#contract/descriptor/marketing.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { marketingOn } from "#domain/kampanje/marketingOn.ts";
import { Card } from "#ui/layout/card/Card.ts";
import { HeroBand } from "#ui/layout/HeroBand.tsx";
import { Stack } from "#ui/layout/Stack.ts";
import type { GalleryEntry } from "../../GalleryEntry.ts";

/** For a brand without campaigns. */
const example: Readonly<Record<string, Campaign>> = {
  eksempel: {
    firstDay: "2026-12-01",
    lastDay: "2026-12-24",
    texts: { heroTitle: "God jul", heroLead: "Vi er her hele jula." },
    before: { heroLead: "Snart er det jul." },
    after: { heroLead: "Takk for det gamle året." },
  },
};

interface CampaignsProps {
  /** A day of the phase, for a campaign. */
  readonly dayOf: (campaign: Campaign) => string;
}

/** The titles and texts of one day, besides the greeting. */
const panelsOf = ({ bundleDiscount, carCampaign, memberBenefits, purchaseInfo }: MarketingTexts) =>
  [bundleDiscount, carCampaign, memberBenefits, ...purchaseInfo].filter((panel) => panel !== undefined);

/** The brand's marketing texts on a day, for each of its campaigns. */
function Campaigns({ dayOf }: CampaignsProps) {
  const { marketing } = useTenant();
  return (
    <Stack>
      {Object.entries(marketing.campaigns ?? example).map(([name, campaign]) => {
        const shown = marketingOn(dayOf(campaign), { ...marketing, campaigns: { [name]: campaign } });
        return (
          <Stack key={name}>
            <HeroBand
              heading={
                <p>
                  {name}: {campaign.firstDay} – {campaign.lastDay}
                </p>
              }
              title={shown.heroTitle}
              lead={shown.heroLead}
            />
            {panelsOf(shown).map(({ title, text }) => (
              <Card key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </Card>
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
}

export const entry: GalleryEntry = {
  id: "kampanjer",
  title: "Kampanjer",
  group: "Anbefalinger",
  description: [
    "En kampanje bytter ut markedstekster fra den første dagen til den siste, uten ny utgivelse. Den kan ha egne tekster for tiden før og etter.",
    "Her vises alle markedstekstene til merket, for hver kampanje det har. Et merke uten kampanjer viser et eksempel.",
  ],
  docs: "recommendations",
  states: [
    { name: "Før den første dagen", render: () => <Campaigns dayOf={() => "2000-01-01"} /> },
    { name: "Mens kampanjen varer", render: () => <Campaigns dayOf={({ firstDay }) => firstDay} /> },
    { name: "Etter den siste dagen", render: () => <Campaigns dayOf={() => "2099-12-31"} /> },
  ],
};
