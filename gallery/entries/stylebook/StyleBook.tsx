import styled from "styled-components";
import { bankkontaktQuery } from "#api/bankkontakt.ts";
import { tilbudQuery } from "#api/tilbud.ts";
import { Footer } from "#app/frame/footer/Footer.tsx";
import { Header } from "#app/frame/header/Header.tsx";
import { TenantProvider, useTenant } from "#core/tenant/TenantContext.tsx";
import { Amount } from "#ui/layout/Amount.tsx";
import { Card } from "#ui/layout/card/Card.ts";
import { Container } from "#ui/layout/Container.ts";
import { HeroBand } from "#ui/layout/HeroBand.tsx";
import { theme } from "#ui/theme/theme.ts";
import { Answers } from "../../fixtures/Answers.tsx";
import { entry as icons } from "../building-blocks/ikoner.entry.tsx";
import { entry as illustrations } from "../building-blocks/illustrasjoner.entry.tsx";
import { ColourPairs, OtherColours } from "./ColourPairs.tsx";
import { ControlStates } from "./ControlStates.tsx";
import { LogoSamples } from "./LogoSamples.tsx";
import { paletteNames, PaletteSteps } from "./PaletteSteps.tsx";
import { Part, PartStates } from "./PartStates.tsx";
import { Section } from "./Section.tsx";
import { ShapeSamples } from "./ShapeSamples.tsx";
import { TypeSamples } from "./TypeSamples.tsx";
import { useThemeValues } from "./useThemeValues.ts";

/** What the frame of the portal asks the server for. */
const answers = [
  { queryKey: tilbudQuery().queryKey, outcome: "answered", data: { tilbud: [{}, {}] } },
  { queryKey: bankkontaktQuery().queryKey, outcome: "pending" },
] as const;

/** A brand as a whole: its colours, type, shapes, parts and images on one page, between its own header and footer. */
export function StyleBook() {
  const tenant = useTenant();
  const { marketing, cookieConsent } = tenant;
  const valueOf = useThemeValues();
  return (
    <Answers answers={answers}>
      <Header />
      <HeroBand heading={<h1>Stilbok</h1>} title={marketing.heroTitle} lead={marketing.heroLead}>
        <Card>
          <Amount value="1 234,50" unit="kr/md" spokenUnit="kroner i måneden" size="total" />
        </Card>
      </HeroBand>
      <Body>
        <Section title="Farger" lead="Hver flate med det som vises på den, og kontrasten mellom dem.">
          <ColourPairs valueOf={valueOf} />
          <h3>Andre roller</h3>
          <OtherColours valueOf={valueOf} />
        </Section>
        {paletteNames(valueOf).length > 0 && (
          <Section title="Palett" lead="Merkets egne farger. Rollene over er laget av dem, i lyst utseende.">
            <PaletteSteps valueOf={valueOf} />
          </Section>
        )}
        <Section title="Skrift" lead="Skriftene, tykkelsene og størrelsene.">
          <TypeSamples valueOf={valueOf} />
        </Section>
        <Section
          title="Former"
          lead="Hjørner, linjer, skygger og mål. Toppen, båndet og bunnen står rundt denne siden."
        >
          <ShapeSamples valueOf={valueOf} />
        </Section>
        <Section title="Kontroller" lead="Det kunden trykker på, i hver tilstand.">
          <ControlStates />
        </Section>
        <Section title="Deler" lead="Delene som sidene er bygget av.">
          <PartStates />
        </Section>
        <Section title="Logo" lead="Logoen øverst på siden, på en bred skjerm og på telefon.">
          <LogoSamples />
        </Section>
        <Section title="Illustrasjoner og ikoner" lead="Tegnet i merkets farger.">
          <Part {...illustrations} />
          <Part {...icons} />
        </Section>
      </Body>
      {/* Without what customers choose there: cookies, light and dark. */}
      <TenantProvider tenant={{ ...tenant, hasDark: false, cookieConsent: { ...cookieConsent, required: [] } }}>
        <Footer />
      </TenantProvider>
    </Answers>
  );
}

const Body = styled(Container)`
  padding-block-end: ${theme.space[5]};
`;
