import braverats from '../../../texts/fr/braverats.ftl?raw';
import claim from '../../../texts/fr/claim.ftl?raw';
import defaite from '../../../texts/fr/defaite.ftl?raw';
import house from '../../../texts/fr/house.ftl?raw';
import page from '../../../texts/fr/page.ftl?raw';
import players from '../../../texts/fr/players.ftl?raw';

export default [house, claim, braverats, defaite, players, page];
