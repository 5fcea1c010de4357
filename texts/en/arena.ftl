# arena

arena-arg-bots = The players, by name: two or more, such as search:1s,policy:search,flat:2000,greedy; each meets all that come after it
arena-arg-games = Number of games for each pair (default 200): each deal once with every seating
arena-arg-sprt = Ends a pair’s games early by a sequential test (SPRT): whether the first is stronger by HIGH or by LOW Elo, such as 0,20; each kind of wrong verdict has a probability of 5 %
arena-arg-threads = Number of games played at the same time (default: number of cores); every player thinks on one core
arena-arg-resume = Keeps every result in this file, and continues from it if it exists
arena-arg-svg = Also draws the shares and their intervals to this file; "-" is standard output
arena-arg-markdown = Prints a Markdown table

arena-title = Players of { $table }
arena-setting = { $table }: { $games } games per pair, { $deals } deals with { $seatings } seatings each, seed { $seed }.
arena-alone = The first of a pair sits alone, once at each seat, against { $others } of the second; equal players would score { $fair } %.
arena-units = Shares of the wins in per cent, draws and shared wins in part; 95 % intervals over deals.
arena-met = { $a } against { $b }
arena-even = even
arena-pair = { $a } against { $b }: { $share } % ({ $low } to { $high }), Elo { $elo } ({ $elo-low } to { $elo-high })
arena-pace =   a choice takes { $a } { $a-mean } ms (longest { $a-most }), { $b } { $b-mean } ms (longest { $b-most })
arena-sprt-high =   the test ended after { $games } games: the higher difference (log-likelihood ratio { $ratio })
arena-sprt-low =   the test ended after { $games } games: the lower difference (log-likelihood ratio { $ratio })
arena-sprt-open =   the test is not decided after { $games } games (log-likelihood ratio { $ratio })
arena-markdown-head = | table | player | against | games | share, % | 95 % | Elo | ms per choice | seed |

arena-error-one-bot = "{ $found }" names only one player; an arena needs two or more, such as greedy,random
arena-error-games = { $found } games cannot be played in whole sets: every deal is played with { $seatings } seatings, so give a multiple of { $seatings }
arena-error-other = { $found } holds the results of another arena (other tables, players, seed or version)
arena-error-line = a line of the results cannot be read: { $found }
arena-error-sprt = "{ $found }" is no sequential test: give two differences in Elo, the lower first, such as 0,20
