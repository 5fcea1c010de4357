import braverats from '../../../texts/en/braverats.ftl?raw';
import claim from '../../../texts/en/claim.ftl?raw';
import defaite from '../../../texts/en/defaite.ftl?raw';
import house from '../../../texts/en/house.ftl?raw';
import page from '../../../texts/en/page.ftl?raw';
import players from '../../../texts/en/players.ftl?raw';

export default [house, claim, braverats, defaite, players, page];
