import { useTranslation } from "react-i18next";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { FilledCardGrid } from "#ui/layout/card/FilledCardGrid.tsx";
import { PageBody } from "#ui/layout/PageBody.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { AndreForsikringerHead } from "./AndreForsikringerHead.tsx";
import { AnnenForsikringCard } from "./AnnenForsikringCard.tsx";

interface AndreForsikringerSectionProps {
  /** The section's heading: `h1` where the section is the page. */
  readonly heading: "h1" | "h2";
  /** Id of the heading: links lead to it. */
  readonly headingId: string;
}

/**
 * Insurance that customers may have through a card, a programme or an employer (spec: oversikt-11). Not shown without
 * entries in the descriptor (spec: oversikt-13).
 */
export function AndreForsikringerSection({ heading: Heading, headingId }: AndreForsikringerSectionProps) {
  const { t } = useTranslation("andre-forsikringer");
  const { otherInsurance } = useTenant();
  if (otherInsurance.length === 0) return undefined;
  const list = (
    <FilledCardGrid>
      {otherInsurance.map((forsikring) => (
        <li key={forsikring.title}>
          <AnnenForsikringCard forsikring={forsikring} heading={Heading === "h1" ? "h2" : "h3"} />
        </li>
      ))}
    </FilledCardGrid>
  );
  if (Heading === "h1")
    return (
      <section aria-labelledby={headingId}>
        <AndreForsikringerHead headingId={headingId} />
        <PageBody>{list}</PageBody>
      </section>
    );
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <Heading id={headingId} tabIndex={-1}>
        {t("title")}
      </Heading>
      {list}
    </Stack>
  );
}
