/** What `lab` says of itself. */
export const USAGE = `lab bench [game] [--seats 2] [--seconds 2]                   how fast random play is
lab play --game GAME --seats 4 --bots random,greedy          one match between bots, with its rows
lab conform [game] [--matches 2000]                          the laws of every game
lab arena [--game GAME] --bots club,greedy                   bots against each other, every deal from every seat
          [--matches 200] [--seats 2] [--workers 2] [--verbose]  (each match as it ends, to stderr; 0 workers: in this process)
          [--opening 4] [--ms 20] [--sprt 0,5]                   (so many first decisions at random; searches of equal processor time; it
                                                                stops when it knows which of two mean leads the first bot has)
lab strength [game] [--matches 100] [--searched 60]          whether greedy beats chance, at each number of seats, and a search greedy
          [--budget 150] [--workers 2]                            (of so many simulated matches a move)
lab levels [game] [--to grandmaster] [--matches 400]           whether each level beats the one below in 60 to 90 of a hundred; killed, it goes
          [--searched 40] [--from master]                       on where it was (at most so many matches of a pair above club)
lab first-match [game] [--matches 200]                       whether first match throws no turn away, loses to greedy and beats chance; its points
lab evaluations [game] [--matches 200]                       whether evaluations mean points: the mean of the final score minus the evaluation,
                                                            by tenth of a match; it fails where one is more than 5 off
lab evaluations [game] --fit [--matches 400]                 what an evaluation misses at each stage of a match; writes the game's bot/points.json
lab judge FILE [--seat 0] [--pairs 100]                      what the decisions of a match have cost, in points and in chance to win
lab judge GAME [--decisions 200] [--blunders 40]             whether two independent judges agree, and find planted blunders
lab judge GAME --chances 2000 [--pairs 100] [--bots novice]  whether the chances that it gives come true
lab judge GAME --teacher 100                                 how often a teacher who has spoken is wrong
lab report GAME [--bots novice] [--matches 1000]             what is counted of bots’ matches (seats, peoples, openings) with intervals; writes the
           [--seats 4] [--opening 4]                            game's bot/report.json (so many first decisions at random)
lab habits GAME [--bots novice,club] [--matches 100]         what bots do in a match and what comes to them, in the mean of a seat
           [--seats 4] [--opening 4]
lab habits FILE…                                             the same of match files and ledgers
lab luck [game] [--matches 100]                              whether ledgers of points, decisions and luck add up, and luck is 0 in the mean
lab luck [game] --fit [--matches 24]                         how evaluations usually go, for the ledger; writes the game's bot/ahead.json
lab lessons [game] [--matches 100]                           players that know only what the lessons say, against first match; it fails below half
lab puzzles [game] [--matches 20] [--bots master]             decisions of bots' matches with one clear answer; writes the game's puzzles.json;
            [--seats 2,3] [--points 4]                            killed, it goes on where it was
lab puzzles [game] --check [--decisions 10]                  some of them judged again with twice the pairs; it fails where an answer has moved
lab train GAME --matches 12000 [--seats 2,3,4]               learns a policy in self-play, beside the one written by hand, and writes it to the
                                                            game's bot/learned.json; killed, it goes on where it was
lab ledger FILE…                                             recorded games, row by row; one JSON line each
lab ledger --seconds 2 FILE…                                 how many of them are replayed in a second
lab verify FILE…                                             whether the files of finished matches prove themselves
lab load [--matches 200] [--seconds 20] [--url URL]          random people at a hall on this machine (RATE_LIMIT=off there)
         [--game GAME] [--concurrency 16]
lab load --listeners 2000 [--url URL]                        idle listeners, and the memory of each
lab mutate GAME [--mutants 300] [--seconds 3600]             whether its tests notice faults in its rules: small ones, planted one at a time
          [--workers 2] [--least 100]                            (so many in a hundred must be found)
lab lists [--matches 100] [--all 10000] [--seconds 10]       a lobby of so many running matches a game at a cold hall, and what two servers
                                                            ask the database, that know so many in all, to find what they missed
lab clocks [--matches 10000]                                 a year of correspondence in many time zones: every deadline against a second calculation
lab open [game] [--matches 20]                               what it costs to open a late match: from a table of some rows ago, and as it was done
lab adopt GAME [--matches 200] [--to CHECKOUT]               what becomes of running matches under changed rules: those of another checkout,
                                                            or changes that show each thing that can happen
lab games                                                    their ids as JSON
lab attack kill|cut|outbox|bots|oracle|doors|fuzz|accounts|outage [--rounds 30] what a hall must withstand, on halls of its own
lab upgrade [RELEASE] [--rows 20]                            kept databases of earlier releases: each match is played on with its bots, or is
                                                            kept and says why; --rows: so many rows each, without it to its end
lab upgrade --make COMMIT                                    makes the kept database of a release from its commit
lab statements [FOLDER]                                      how much code boards, bots, helpers and what they share are

Every command takes --seed and --json; play and arena take --options difficulty:hard,auctions:5. A bot is random, policy, policy:<how sure>[:<most waste>], greedy, search:<simulated matches>,
or a level: first-match, first-match:steady (it does not look at who leads), beginner, novice, club, master, grandmaster.`
