/** Registers every drawing, for pages that show cards of all games. */
import './braverats';
import './claim';
import './defaite';
