/**
 * Words for generated claims, as SQL arrays. The first of a list are drawn far more often than the last, as
 * with real names.
 */
const firstNames =
  'Olivia Noah Amelia George Isla Oliver Ava Arthur Mia Muhammad Ivy Leo Lily Harry Freya John Grace Jack Sophie Oscar Emily Henry Ella Theodore Aisha Thomas Rosie William Zara Joshua Priya James Hannah Daniel Chloe Samuel Fatima David Megan Callum Niamh Rhys Catrin Ewan Mairi Adebayo Chidi Wei Mei Kwame';
const lastNames =
  'Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Robinson Wright Thompson Evans Walker White Roberts Green Hall Wood Jackson Clarke Khan Hughes Edwards Lewis Turner Hill Baker Morris Cooper Ward Watson Morgan Harris Campbell MacDonald Stewart Fraser Murray Okoro Mensah Nguyen Kowalski Begum Hussain Shah Singh Kaur Chen Adeyemi Pritchard Llewellyn OBrien Gallagher Doherty Hargreaves Ellsworth Featherby';
const companyWords =
  'Northern Swift Premier Harbour City Green Highland Silver United Royal Castle Meadow Summit Bright Anchor Thistle Crown Beacon Willow Falcon';
const trades =
  'Builders Motors Lettings Plumbing Travel Electrics Kitchens Removals Flooring Roofing Gardens Interiors';
const domains = 'gmail.example outlook.example btmail.example icloud.example yahoo.example';

const asArray = (words: string) => `array['${words.split(' ').join("','")}']`;

export const words = {
  firstNames: asArray(firstNames),
  lastNames: asArray(lastNames),
  companyWords: asArray(companyWords),
  trades: asArray(trades),
  domains: asArray(domains),
};
