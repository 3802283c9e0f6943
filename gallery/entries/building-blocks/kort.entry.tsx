import styled from "styled-components";
import { Amount } from "#ui/layout/Amount.tsx";
import { Badge } from "#ui/feedback/Badge.tsx";
import { Card } from "#ui/layout/card/Card.ts";
import { CardFoot } from "#ui/layout/card/CardFoot.ts";
import { CardGrid } from "#ui/layout/card/CardGrid.ts";
import { CardHead } from "#ui/layout/card/CardHead.ts";
import { cardLinkStyle } from "#ui/layout/card/cardLinkStyle.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { carIcon, houseIcon, suitcaseIcon } from "#ui/graphics/icons/insuranceIcons.ts";
import type { GalleryEntry } from "../../GalleryEntry.ts";

interface ExampleProps {
  readonly icon: string;
  readonly name: string;
  readonly price: string;
}

function Example({ icon, name, price }: ExampleProps) {
  return (
    <Card data-clickable="">
      <CardHead>
        <Icon path={icon} />
        <h3>{name}</h3>
      </CardHead>
      <p>Avtale 11000001</p>
      <p>
        <Badge variant="info">Fornyelse</Badge>
      </p>
      <CardFoot>
        <Amount value={price} unit="kr/md" spokenUnit="kroner i måneden" size="card" />
        <CardLink href="https://detaljer.example/" aria-label={`Se detaljer om ${name}`}>
          Se detaljer
        </CardLink>
      </CardFoot>
    </Card>
  );
}

const CardLink = styled.a`
  ${cardLinkStyle}
`;

export const entry: GalleryEntry = {
  id: "kort",
  title: "Kort",
  group: "Byggeklosser",
  description: [
    "En flate for én ting: hva det er, tilstand, pris, og hvor det fører, i den rekkefølgen. Hele kortet kan trykkes, men har én lenke.",
    "Flatt, hevet, med ramme eller farget: det bestemmer merket.",
  ],
  docs: "building-blocks",
  states: [
    {
      name: "Enkelt",
      render: () => (
        <Card>
          <h3>Samlerabatt</h3>
          <p>Jo flere forsikringer, jo mer sparer du.</p>
        </Card>
      ),
    },
    { name: "Som kan trykkes", render: () => <Example icon={carIcon} name="Bil" price="612" /> },
    {
      name: "Flere",
      render: () => (
        <CardGrid>
          <li>
            <Example icon={carIcon} name="Bil" price="612" />
          </li>
          <li>
            <Example icon={houseIcon} name="Hus" price="1 034,50" />
          </li>
          <li>
            <Example icon={suitcaseIcon} name="Reiseforsikring med et langt navn" price="189" />
          </li>
        </CardGrid>
      ),
    },
  ],
};
