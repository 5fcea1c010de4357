/** The messages that every screen may need: those of the games, the players and the page, but not those of other programs and chapters. */
const sources = import.meta.glob<string>(
  ['../../../texts/fr/*.ftl', '!../../../texts/fr/{account,admin,analysis,arena,cli,lessons,moderation,notice-settings,notices,options,people,plans,replay,server,setup,sheet,solve,stats,table,terminal}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(sources);
